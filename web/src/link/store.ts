/** The browser's own store, with promises for its requests. */

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** A store with these shelves; made new, where there is none. */
export class Store<Shelves> {
  readonly #name: string;
  readonly #make: (database: IDBDatabase) => void;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(name: string, make: (database: IDBDatabase) => void) {
    this.#name = name;
    this.#make = make;
  }

  #open(): Promise<IDBDatabase> {
    if (this.#opened === null) {
      const request = indexedDB.open(this.#name, 1);
      request.addEventListener("upgradeneeded", () => this.#make(request.result));
      this.#opened = settled(request);
    }
    return this.#opened;
  }

  async #shelf(name: keyof Shelves & string): Promise<IDBObjectStore> {
    return (await this.#open()).transaction(name).objectStore(name);
  }

  async get<Name extends keyof Shelves & string>(name: Name, key: IDBValidKey): Promise<Shelves[Name] | undefined> {
    return settled((await this.#shelf(name)).get(key) as IDBRequest<Shelves[Name] | undefined>);
  }

  async all<Name extends keyof Shelves & string>(name: Name, range?: IDBKeyRange): Promise<Shelves[Name][]> {
    return settled((await this.#shelf(name)).getAll(range) as IDBRequest<Shelves[Name][]>);
  }

  /** Changes on these shelves that are made together or not at all. Resolves when they are kept. */
  async write<Name extends keyof Shelves & string>(
    names: readonly Name[],
    change: (shelf: (name: Name) => IDBObjectStore) => void,
  ): Promise<void> {
    const all = (await this.#open()).transaction(names, "readwrite");
    const kept = new Promise<void>((resolve, reject) => {
      all.addEventListener("complete", () => resolve());
      all.addEventListener("abort", () => reject(all.error));
    });
    change((name) => all.objectStore(name));
    return kept;
  }
}
