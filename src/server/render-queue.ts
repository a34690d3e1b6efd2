/** The render queue is full. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages wait to be rendered');
    this.name = 'Overloaded';
  }
}

/** Maximum number of concurrent renders. Each holds a few MB while it waits for content. */
const AT_ONCE = 32;
/** Queue length: two rounds, so that by default nobody waits longer than about two seconds. */
const WAITING = 64;

/**
 * Limits concurrent renders, so that a burst of URLs exhausts neither memory nor cached pages. Starts one render per
 * turn of the event loop; otherwise a burst would wait in the sockets, uncounted.
 */
export class RenderQueue {
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];
  #turn: Promise<void> = Promise.resolve();

  /** @throws Overloaded at once if the queue is full; whatever `render` throws */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#underWay < AT_ONCE) this.#underWay++;
    else if (this.#waiting.length < WAITING) await this.#wait();
    else throw new Overloaded();
    try {
      await this.#nextTurn();
      return await render();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay--;
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #nextTurn(): Promise<void> {
    this.#turn = this.#turn.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#turn;
  }
}
