/** What the server tells of itself at /metrics, in Prometheus' format: counts and times, never who or what. */
import { Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof metricsOf>;

export function metricsOf(now: { tables(): number; sockets(): number }) {
  const registers = [new Registry()];
  const gauge = (name: string, help: string, value: () => number): void =>
    void new Gauge({
      name: `blackrose_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge("tables_open", "Tables in memory.", now.tables);
  gauge("sockets_open", "Connections of players and spectators.", now.sockets);
  gauge("memory_bytes", "Resident memory of the process.", () => process.memoryUsage.rss());
  gauge("uptime_seconds", "Seconds since the process started.", () => process.uptime());

  const answer = new Histogram({
    name: "blackrose_command_seconds",
    help: "From a command's arrival until its reply was handed to the network, the sync to disk included.",
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  });
  const commit = new Histogram({
    name: "blackrose_commit_seconds",
    help: "How long a transaction of the journal took.",
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers,
  });
  const batch = new Histogram({
    name: "blackrose_commit_entries",
    help: "How many entries, and other writes, a transaction of the journal held.",
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  });
  const failed = new Counter({
    name: "blackrose_commits_failed_total",
    help: "Transactions of the journal that could not be written.",
    registers,
  });
  const commands = new Counter({
    name: "blackrose_commands_total",
    help: "Commands by what came of them: done, or the code of the refusal.",
    labelNames: ["code"],
    registers,
  });
  const requests = new Counter({
    name: "blackrose_requests_total",
    help: "HTTP requests by route and status.",
    labelNames: ["route", "status"],
    registers,
  });
  const turnedAway = new Counter({
    name: "blackrose_turned_away_total",
    help: "Visitors turned away at the door, by reason.",
    labelNames: ["why"],
    registers,
  });

  return {
    replied(seconds: number, code: string): void {
      answer.observe(seconds);
      commands.inc({ code });
    },
    committed({ entries, seconds, failed: why }: { entries: number; seconds: number; failed: string | null }): void {
      if (why !== null) return failed.inc();
      commit.observe(seconds);
      batch.observe(entries);
    },
    requested: (route: string, status: number): void => requests.inc({ route, status }),
    turnedAway: (why: string): void => turnedAway.inc({ why }),
    page: (): Promise<string> => registers[0].metrics(),
    contentType: registers[0].contentType,
  };
}
