/** Small sounds made on the spot: no files. */
import { settings } from "../settings.ts";
import type { Sound } from "./play.ts";

let air: AudioContext | null = null;

/** One struck tone that fades. */
function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType, to: AudioNode): void {
  if (air === null) return;
  const voice = air.createOscillator();
  const fade = air.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(fade).connect(to);
  voice.start(at);
  voice.stop(at + length);
}

/** A breath of noise through a band: paper, wood. */
function rustle(at: number, pitch: number, length: number, loud: number, to: AudioNode): void {
  if (air === null) return;
  const grain = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const wave = grain.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const source = air.createBufferSource();
  const band = air.createBiquadFilter();
  const gain = air.createGain();
  source.buffer = grain;
  band.type = "bandpass";
  band.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(to);
  source.start(at);
}

const SOUNDS: { readonly [sound in Sound]: (at: number, to: AudioNode) => void } = {
  card: (at, to) => rustle(at, 2600, 0.09, 0.5, to),
  cube: (at, to) => rustle(at, 900, 0.06, 0.9, to),
  step: (at, to) => rustle(at, 420, 0.05, 0.6, to),
  blow(at, to) {
    rustle(at, 700, 0.07, 0.9, to);
    tone(at, 98, 0.22, 0.3, "triangle", to);
  },
  fall(at, to) {
    [196, 146.83, 110].forEach((pitch, i) => tone(at + i * 0.12, pitch, 0.4, 0.22, "triangle", to));
  },
  dice(at, to) {
    for (const late of [0, 0.07, 0.13, 0.22, 0.28]) rustle(at + late, 1400 + late * 2000, 0.05, 0.7, to);
  },
  chime(at, to) {
    [523.25, 659.26, 783.99, 1046.5].forEach((pitch, i) => tone(at + i * 0.11, pitch, 0.9, 0.16, "sine", to));
  },
  turn(at, to) {
    tone(at, 392, 0.5, 0.2, "triangle", to);
    tone(at + 0.14, 587.33, 0.8, 0.2, "triangle", to);
  },
  refusal: (at, to) => tone(at, 140, 0.18, 0.2, "square", to),
};

export function make(sound: Sound): void {
  const { volume } = settings.value;
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume();
  const all = air.createGain();
  all.gain.value = volume * 0.5;
  all.connect(air.destination);
  SOUNDS[sound](air.currentTime, all);
}
