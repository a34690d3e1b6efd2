/** Too many pages wait to be rendered for another one to be worth waiting for. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages wait to be rendered');
    this.name = 'Overloaded';
  }
}

/** Each holds its stores and tree while its content comes: a few MB. */
const AT_ONCE = 32;
/** Two rounds of those under way: with the default deadline nobody waits longer than about two seconds. */
const WAITING = 64;

/**
 * Bounds how many pages are rendered at the same time, so that a burst of addresses costs neither the
 * memory nor those who ask for what is kept. One rendering begins per turn of the event loop: without
 * the turns in between, a burst would wait unseen in the sockets instead of here.
 */
export class RenderQueue {
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];
  #turn: Promise<void> = Promise.resolve();

  /** @throws Overloaded at once, when the queue is full; whatever `render` throws */
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
