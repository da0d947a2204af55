import {
  createElement,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import type { GpElements } from '../element/element-types.js';
import type { Camel, WidgetContract } from '../element/contract.js';
import { camel } from '../element/codec.js';

type Attributes<T extends keyof GpElements> = GpElements[T]['attributes'];
type Events<T extends keyof GpElements> = GpElements[T]['events'];
type Html<T extends keyof GpElements> = HTMLAttributes<GpElements[T]['element']>;

/** Props of a wrapper: attributes in camelCase, properties, and `onGpLaunch` for the event `gp-launch`. */
export type WidgetProps<T extends keyof GpElements> = Omit<Html<T>, Camel<keyof Attributes<T> & string>> & {
  [A in keyof Attributes<T> & string as Camel<A>]?: Attributes<T>[A];
} & { [P in keyof GpElements[T]['properties']]?: GpElements[T]['properties'][P] } & {
  [E in keyof Events<T> & string as `on${Capitalize<Camel<E>>}`]?: (event: Events<T>[E]) => void;
} & { ref?: Ref<GpElements[T]['element']> };

/** Props of the bare tag in JSX: attributes as in HTML, and `ongp-launch` for the event, as React 19 has it. */
export type WidgetJsx<T extends keyof GpElements> = Omit<DetailedHTMLProps<Html<T>, GpElements[T]['element']>, keyof Attributes<T>> &
  Attributes<T> & { [P in keyof GpElements[T]['properties']]?: GpElements[T]['properties'][P] } & {
    [E in keyof Events<T> & string as `on${E}`]?: (event: Events<T>[E]) => void;
  };

/**
 * A React component for a widget's tag. It loads the widget's code with its first mount; until then, and on a server, the tag
 * stands there empty, with its attributes.
 */
export function wrapWidget<T extends keyof GpElements>(
  contract: WidgetContract,
  load: () => Promise<unknown>,
): { (props: WidgetProps<T>): ReactElement; displayName: string } {
  const attributes = new Map(Object.keys(contract.attributes).map(name => [camel(name), name]));
  const properties = Object.keys(contract.properties ?? {});

  function Widget({ ref, ...props }: WidgetProps<T> & { ref?: Ref<GpElements[T]['element']> }) {
    const own = useRef<GpElements[T]['element']>(null);
    const listeners = useRef<Listeners>({});
    useImperativeHandle(ref, () => own.current as GpElements[T]['element'], []);
    // Attributes go by their HTML names, because before the code has arrived the element has no properties that React could set.
    const rest: Record<string, unknown> = {};
    const wanted: Listeners = {};
    for (const [name, value] of Object.entries(props)) {
      const event = eventOf(name);
      if (event) wanted[event] = value;
      else if (!properties.includes(name)) rest[attributes.get(name) ?? name] = value;
    }
    const events = Object.keys(wanted).sort().join(' ');
    useLayoutEffect(() => {
      listeners.current = wanted;
      for (const name of properties) if (own.current && name in props) Reflect.set(own.current, name, Reflect.get(props, name));
    });
    // React does not listen to a custom element that a server has drawn before its props change: so we do, before the code is asked for.
    useLayoutEffect(() => {
      const stop = new AbortController();
      for (const name of events.split(' ').filter(Boolean))
        own.current?.addEventListener(name, event => call(listeners.current[name], event), stop);
      return () => stop.abort();
    }, [events]);
    useEffect(() => {
      load().catch((error: unknown) => console.error(`[gp-widgets] <${contract.tag}> could not be loaded:`, error));
    }, []);
    return createElement(contract.tag, { ...rest, ref: own });
  }
  Widget.displayName = contract.tag;
  return Widget;
}

/** What stands under `onGp…`, by the name of the event. */
type Listeners = Record<string, unknown>;

/** `onGpLaunch` → `gp-launch`. */
function eventOf(name: string): string | undefined {
  return /^onGp[A-Z]/.test(name)
    ? name
        .slice(2)
        .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
        .slice(1)
    : undefined;
}
function call(listener: unknown, event: Event) {
  if (typeof listener === 'function') (listener as (event: Event) => void)(event);
}
