import type { DialogEntry, Information } from '../../core/parts/core.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore } from '../../element/core-context.js';
import { Confirm } from './confirm.js';
import type { DialogContentProps } from './content-props.js';
import { ContractDialog } from './contract-dialog.js';
import type { contract } from './contract.js';
import { GameMaintenance } from './game-maintenance.js';
import { GameOverlay } from './game-overlay.js';
import { GamePopup } from './game-popup.js';
import { GameRooms } from './game-rooms.js';
import { Guarded } from './guarded.js';
import { Info } from './info.js';
import { WidgetDialog } from './widget-dialog.js';

/** Said in place of a dialog that nobody here knows. */
const UNKNOWN: Information = { title: { key: 'dialog.not-available' } };

/** All popups of the page, the last one in front (MOD-01 and the others); of a closed platform, and of a site that is covered because nothing is known of it, only customer service. */
export function Dialogs({ lightForm, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const open = useStore(core.dialogs.store, state => state.open);
  const blocked = useStore(core.status.store, ({ phase, value }) =>
    value ? value.status !== 0 : phase === 'failed' && core.config.navigation === 'history',
  );
  const top = open.at(-1)?.id;
  // In the order of opening, not of the stack: a dialog that is moved in the document would be closed by the browser.
  const entries = open.filter(({ name }) => !blocked || name === 'chat').toSorted((a, b) => a.id - b.id);
  return entries.map(entry => <Content key={entry.id} entry={entry} front={entry.id === top} lightForm={lightForm} host={host} />);
}

function Content({ lightForm, host, ...content }: DialogContentProps & { lightForm: boolean; host: HTMLElement }) {
  const { entry, front } = content;
  switch (entry.name) {
    case 'login':
      return (
        <WidgetDialog
          {...content}
          tag="gp-login"
          title="login.title"
          outline="login"
          host={host}
          attributes={{ popup: true, 'light-form': lightForm }}
        />
      );
    case 'register':
      return (
        <WidgetDialog
          {...content}
          tag="gp-register"
          title="nav.register"
          outline="register"
          host={host}
          attributes={{ popup: true, 'light-form': lightForm }}
        />
      );
    case 'zalo':
      return (
        <WidgetDialog {...content} tag="gp-register" title="register.zalo-title" host={host} attributes={{ popup: true, zalo: true }} />
      );
    case 'game':
      return <GameOverlay {...content} host={host} />;
    case 'forgot-password':
      return (
        <WidgetDialog
          {...content}
          tag="gp-forgot-password"
          title="dialog.forgot-password"
          outline="forgot-password"
          host={host}
          attributes={{ popup: true, 'light-form': lightForm }}
        />
      );
    case 'change-password':
      return (
        <WidgetDialog
          {...content}
          tag="gp-change-password"
          title="dialog.change-password"
          host={host}
          attributes={{ popup: true, 'light-form': lightForm }}
        />
      );
    case 'help':
      return (
        <WidgetDialog
          {...content}
          tag="gp-help"
          title="nav.help"
          size="wide"
          host={host}
          attributes={{ popup: true, topic: topicOf(entry) }}
        />
      );
    case 'chat':
      return (
        <WidgetDialog
          {...content}
          tag="gp-chat"
          title="common.customer-service"
          host={host}
          attributes={{ popup: true, ...chatOf(entry) }}
        />
      );
    case 'license':
      return (
        <WidgetDialog
          {...content}
          tag="gp-help"
          title="nav.licenses"
          size="wide"
          host={host}
          attributes={{ popup: true, single: true, topic: 'license' }}
        />
      );
    case 'announcement':
      return (
        <WidgetDialog {...content} tag="gp-announcements" title="notices.announcements" whole host={host} attributes={{ popup: true }} />
      );
    case 'notice':
      return (
        <WidgetDialog
          {...content}
          tag="gp-notices"
          title="notices.label"
          size="wide"
          host={host}
          attributes={{ popup: true, notice: String(entry.props.id ?? '') }}
        />
      );
    case 'contract':
      return (
        <Guarded {...content} action="member-centre">
          <ContractDialog entry={entry} front={front} host={host} />
        </Guarded>
      );
    case 'member-center':
      return (
        <Guarded {...content} action="member-centre">
          <WidgetDialog
            {...content}
            tag="gp-member-centre"
            title="nav.account"
            size="full"
            host={host}
            attributes={{ popup: true, page: pageOf(entry) }}
          />
        </Guarded>
      );
    case 'agent-center':
      return (
        <Guarded {...content} action="agent-centre">
          <WidgetDialog
            {...content}
            tag="gp-agent-centre"
            title="nav.agent"
            size="full"
            host={host}
            attributes={{ popup: true, page: pageOf(entry) }}
          />
        </Guarded>
      );
    case 'confirm':
      return <Confirm entry={entry} front={front} />;
    case 'info':
      return <Info entry={entry} front={front} />;
    case 'game-popup':
      return <GamePopup entry={entry} front={front} />;
    case 'game-rooms':
      return <GameRooms entry={entry} front={front} />;
    case 'game-maintenance':
      return <GameMaintenance entry={entry} front={front} />;
    default:
      // A name of another version, or one that a host’s own code made up.
      return <Info entry={{ id: content.entry.id, name: 'info', props: UNKNOWN }} front={content.front} />;
  }
}

/** The topic that the help opens at; the terms link names it `section` (NAV-20). */
function topicOf({ props: { topic, section } }: DialogEntry<'help'>): string {
  return [topic, section].find(key => typeof key === 'string') ?? '';
}

/** The page of a centre that opens, by its menu name (MOD-12). */
function pageOf({ props: { page } }: DialogEntry<'member-center' | 'agent-center'>): string {
  return typeof page === 'string' ? page : '';
}

/** The chat that opens at once, when one was named. */
function chatOf({ props: { model } }: DialogEntry<'chat'>): { model: string | false } {
  return { model: typeof model === 'string' && model };
}
