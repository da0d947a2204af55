import type { SlotSymbol } from '../model.js';

const NAMES: readonly SlotSymbol[] = ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T', 'W', 'S'];

/** The symbols as bitmaps of the size that is drawn: drawing an SVG anew in every frame would cost the frame rate. */
export class Sprites {
  onChange: () => void = () => undefined;
  readonly #pictures = new Map<SlotSymbol, HTMLImageElement>();
  readonly #bitmaps = new Map<SlotSymbol, HTMLCanvasElement>();
  #size = 128;

  constructor(readonly nodeId: number) {}

  /** Where a symbol's drawing is. */
  address(symbol: SlotSymbol): string {
    return `/art/symbol/${this.nodeId}/${symbol}.svg`;
  }

  /** Loads all symbols; a drawing that fails is tried once more, then left out. */
  async load(): Promise<void> {
    await Promise.all(
      NAMES.map(async name => {
        const picture = await loadPicture(this.address(name))
          .catch(() => loadPicture(`${this.address(name)}?again`))
          .catch(() => undefined);
        if (picture) this.#pictures.set(name, picture);
      }),
    );
    this.#render();
  }

  resize(size: number): void {
    if (size === this.#size || size <= 0) return;
    this.#size = size;
    this.#render();
  }

  of(symbol: SlotSymbol): HTMLCanvasElement | undefined {
    return this.#bitmaps.get(symbol);
  }

  #render(): void {
    for (const [name, picture] of this.#pictures) {
      const bitmap = document.createElement('canvas');
      bitmap.width = bitmap.height = this.#size;
      bitmap.getContext('2d')?.drawImage(picture, 0, 0, this.#size, this.#size);
      this.#bitmaps.set(name, bitmap);
    }
    this.onChange();
  }
}

function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error(`${address} cannot be shown`));
    picture.src = address;
  });
}
