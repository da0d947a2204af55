import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Core } from '../core/parts/core.js';
import { contract as banners } from '../widgets/banners/contract.js';
import { Banners } from '../widgets/banners/banners.js';
import { camel, readAttribute } from '../element/codec.js';
import type { ViewProps, WidgetContract } from '../element/contract.js';
import { ElementStore } from '../element/element-store.js';
import { Frame } from '../element/frame.js';
import { contract as dialogs } from '../widgets/dialogs/contract.js';
import { contract as jackpot } from '../widgets/jackpot/contract.js';
import { Jackpot } from '../widgets/jackpot/jackpot.js';
import { contract as lobby } from '../widgets/lobby/contract.js';
import { Lobby } from '../widgets/lobby/lobby.js';
import { contract as login } from '../widgets/login/contract.js';
import { Login } from '../widgets/login/login.js';
import { contract as winnerTicker } from '../widgets/winner-ticker/contract.js';
import { WinnerTicker } from '../widgets/winner-ticker/winner-ticker.js';
import { LoginPopup } from './login-popup.js';

/** One widget that can be drawn on a server. */
export interface Drawing {
  contract: WidgetContract;
  /** Values by camelCase name, as the element itself reads its attributes. */
  values(attributes: Readonly<Record<string, string>>): Readonly<Record<string, unknown>>;
  /** The markup that the element's box holds. */
  draw(core: Core, values: Readonly<Record<string, unknown>>): string;
  /** The popup around it. With one, it is drawn as what a popup shows, and not otherwise. */
  drawPopup?: (core: Core) => string;
}

/** By tag: the widgets of a first view that show what everybody may see, and the form that a first tap of a visitor leads to. */
export const drawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  [
    drawingOf(lobby, Lobby),
    drawingOf(banners, Banners),
    drawingOf(winnerTicker, WinnerTicker),
    drawingOf(jackpot, Jackpot),
    { ...drawingOf(login, Login), drawPopup: (core: Core) => drawingOf(dialogs, LoginPopup).draw(core, { lightForm: false }) },
  ].map(drawing => [drawing.contract.tag, drawing]),
);

function drawingOf<C extends WidgetContract>(contract: C, View: ComponentType<ViewProps<C>>): Drawing {
  return {
    contract,
    values: attributes => valuesOf(contract, attributes),
    draw: (core, values) =>
      renderToString(
        <Frame
          contract={contract}
          View={View}
          core={core}
          store={new ElementStore(values)}
          follow={() => nothing}
          // Views ask their element only when something happens, which on a server nothing does.
          host={{} as HTMLElement}
          emit={() => false}
          onSurroundings={nothing}
          onReady={nothing}
        />,
      ),
  };
}

function valuesOf(contract: WidgetContract, attributes: Readonly<Record<string, string>>) {
  const values: Record<string, unknown> = {};
  for (const [name, declared] of Object.entries(contract.attributes)) {
    const text = attributes[name];
    values[camel(name)] = (text === undefined ? undefined : readAttribute(declared, text)) ?? declared.default;
  }
  for (const name of Object.keys(contract.properties ?? {})) values[camel(name)] = undefined;
  return values;
}

function nothing() {}
