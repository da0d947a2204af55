import type { Ramp } from './color.js';

/** A gradient stop: colour, or colour with opacity. Stops are spread evenly. */
export type Stop = string | readonly [colour: string, opacity: number];

/** Attributes written as they are: `{ opacity: 0.4, 'stroke-width': 2 }`. */
export type Attributes = Readonly<Record<string, string | number>>;

/**
 * Collects the shared definitions (gradients, clips, repeated parts) of one SVG and writes shapes.
 * Shapes come back as strings, so that figures can be nested and moved with `place`.
 */
export class Drawing {
  readonly #defs = new Map<string, { id: string; text: string }>();

  /** Gradient along an angle in degrees: 90 is top to bottom. */
  linear(stops: readonly Stop[], angle = 90): string {
    const a = (angle * Math.PI) / 180;
    const [x, y] = [Math.cos(a) / 2, Math.sin(a) / 2];
    const box =
      angle === 0
        ? ''
        : angle === 90
          ? ' x2="0" y2="1"'
          : ` x1="${n(0.5 - x, 2)}" y1="${n(0.5 - y, 2)}" x2="${n(0.5 + x, 2)}" y2="${n(0.5 + y, 2)}"`;
    return `url(#${this.#define(id => `<linearGradient id="${id}"${box}>${stopList(stops)}</linearGradient>`)})`;
  }

  /** Gradient from a point (fractions of the shape's box) outwards. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const box = cx === 0.5 && cy === 0.5 && r === 0.5 ? '' : ` cx="${n(cx, 2)}" cy="${n(cy, 2)}" r="${n(r, 2)}"`;
    return `url(#${this.#define(id => `<radialGradient id="${id}"${box}>${stopList(stops)}</radialGradient>`)})`;
  }

  /** Lit from above. */
  down(material: Ramp): string {
    return this.linear([material.light, material.base, material.shade]);
  }

  /** A round body lit from the upper left. */
  ball(material: Ramp): string {
    return this.radial([material.hi, material.light, material.base, material.shade, material.deep], 0.36, 0.3, 0.78);
  }

  /** Polished metal: bands of light and dark. */
  metal(material: Ramp, angle = 65): string {
    return this.linear([material.hi, material.base, material.light, material.shade, material.base], angle);
  }

  /** Limits content to a path. */
  clip(path: string, content: string): string {
    const id = this.#define(name => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** Stores content once and answers its id for `<use>`: repeated parts keep the file small. */
  part(content: string): string {
    return this.#define(id => `<g id="${id}">${content}</g>`);
  }

  /** The finished document. */
  svg(width: number, height: number, body: string, label = ''): string {
    const defs = [...this.#defs.values()].map(item => item.text).join('');
    const title = label === '' ? '' : `<title>${escapeText(label)}</title>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${title}${defs === '' ? '' : `<defs>${defs}</defs>`}${body}</svg>`;
  }

  /** The finished document without a size or a shape: it is as wide and high as what shows it, and so are percentages in it. */
  filling(body: string): string {
    const defs = [...this.#defs.values()].map(item => item.text).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${body}</svg>`;
  }

  #define(text: (id: string) => string): string {
    const key = text('');
    const known = this.#defs.get(key);
    if (known !== undefined) return known.id;
    const id = `d${this.#defs.size.toString(36)}`;
    this.#defs.set(key, { id, text: text(id) });
    return id;
  }
}

/** Rounds for the file: one decimal unless told otherwise. */
export function n(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}

export function path(d: string, fill: string, more?: Attributes): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** An open line. */
export function line(d: string, stroke: string, width: number, more?: Attributes): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${attributes(more)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more?: Attributes): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more?: Attributes): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more?: Attributes): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes(more)}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string, more?: Attributes): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more);
}

/** Content moved, turned (degrees) and scaled. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0, more?: Attributes): string {
  const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const resize = scale === 1 ? '' : ` scale(${n(scale, 2)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${rotate}${resize}"${attributes(more)}>${content}</g>`;
}

/** A stored part, moved, turned and scaled. */
export function use(id: string, x: number, y: number, scale = 1, turn = 0, more?: Attributes): string {
  return place(`<use href="#${id}"/>`, x, y, scale, turn, more);
}

/** The same content mirrored left to right. */
export function mirror(content: string): string {
  return `${content}<g transform="scale(-1 1)">${content}</g>`;
}

/** The soft shadow below a thing standing at y. */
export function groundShadow(x: number, y: number, rx: number): string {
  return ellipse(x, y, rx, rx * 0.18, '#000', { opacity: 0.28 });
}

/** Points of a star or, with inner 1, of a regular polygon. */
export function starPoints(count: number, outer: number, inner: number, turn = -90): [number, number][] {
  return Array.from({ length: count * 2 }, (_, i) => {
    const a = ((turn + (i * 180) / count) * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

function attributes(more?: Attributes): string {
  return more === undefined
    ? ''
    : Object.entries(more)
        .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value, 2) : value}"`)
        .join('');
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
      const fade = opacity === 1 ? '' : ` stop-opacity="${n(opacity, 2)}"`;
      const offset = i === 0 ? '' : ` offset="${n(i / (stops.length - 1), 2)}"`;
      return `<stop${offset} stop-color="${colour}"${fade}/>`;
    })
    .join('');
}
