import { parseArgs } from 'node:util';
import { contracts } from '../contracts.js';
import { apiAddress } from '../api/wire/address.js';
import type { CheckOptions } from './check-platform.js';

export const USAGE = `gp-widgets check-platform <address> --merchant <code> [options]
gp-widgets check-platform --adapter <file> [options]

Asks a platform what the widgets ask of it, and says for each whether it works. Reads only, unless --write. For example
  gp-widgets check-platform https://api.example --merchant demo --origin https://www.example.com --widget gp-lobby

  works, works without  every call that was tried answers; without names what the platform does not have
  not offered           the platform says that it has not what the widget needs, so nothing shows it
  fails                 a call that it needs is not there, or one answers wrongly: see To mend
  not checked           nothing that it needs can be tried like this

  --merchant <code>     which merchant is asked for
  --adapter <file>      a module whose default export defineAdapter has made, for a platform that speaks otherwise
  --widget <tag>        only this tag; may be repeated
  --language <code>     language of the answers (default EN)
  --origin <address>    where your site is; CORS is judged for it (default https://www.example.com)
  --write               gives one favourite and takes it back; needs GP_MEMBER
  --launch              opens one game with play money and looks at its page; never with money
  --json, --junit       one of them: the report for machines on stdout, in place of the text

GP_MEMBER=user:password in the environment checks what an account sees, too.
Exit code 0: all works, or works without something; 1: something fails; 2: wrong use.
`;
/** Stands for the operator's site where none is named. */
const SOME_SITE = 'https://www.example.com';

export interface Wish extends CheckOptions {
  output: 'text' | 'json' | 'junit';
  /** In place of an address: what brings one. */
  adapterFile?: string;
}
/** Says what is wrong with a command line. */
export class WrongUse extends Error {}

/** The command line as options; throws WrongUse. */
export function readArguments(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Wish {
  const { values, positionals } = parsed(args);
  const [command, api, ...more] = positionals;
  if (command !== 'check-platform') throw new WrongUse(command ? `There is no command ${command}.` : 'A command is needed.');
  if (values.adapter && api) throw new WrongUse('--adapter brings the address: leave it out.');
  if (!values.adapter && (!api || more.length > 0)) throw new WrongUse('One address of a platform is needed, such as https://api.example.');
  if (api && apiAddress(api) === undefined) throw new WrongUse(`${api} is no http or https address.`);
  if (!values.adapter && !values.merchant) throw new WrongUse('--merchant is needed.');
  const widgets = values.widget ?? [];
  const strange = widgets.find(tag => !contracts.some(contract => contract.tag === tag));
  if (strange) throw new WrongUse(`There is no widget ${strange}. They are: ${contracts.map(({ tag }) => tag).join(', ')}.`);
  const origin = originOf(values.origin ?? SOME_SITE);
  if (!origin) throw new WrongUse(`${values.origin} is no address of a site.`);
  if (values.json && values.junit) throw new WrongUse('--json and --junit are two reports: ask for one.');
  const member = readMember(environment['GP_MEMBER']);
  if (values.write && !member) throw new WrongUse('--write needs GP_MEMBER=user:password.');
  return {
    api: api ?? '',
    merchant: values.merchant ?? '',
    ...(values.adapter && { adapterFile: values.adapter }),
    widgets,
    language: (values.language ?? 'EN').toUpperCase(),
    origin,
    write: values.write ?? false,
    launch: values.launch ?? false,
    output: values.json ? 'json' : values.junit ? 'junit' : 'text',
    ...(member && { member }),
  };
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const tick = { type: 'boolean' } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchant: text,
        adapter: text,
        widget: { ...text, multiple: true },
        language: text,
        origin: text,
        write: tick,
        launch: tick,
        json: tick,
        junit: tick,
      },
    });
  } catch (error) {
    // Node's further advice is about file names that begin with a dash.
    throw new WrongUse(error instanceof Error ? error.message.split('. ')[0]! : String(error));
  }
}

/** A password may have colons. */
function readMember(text = ''): CheckOptions['member'] {
  if (!text) return undefined;
  const [, username, password] = /^([^:]+):(.+)$/s.exec(text) ?? [];
  if (!username || !password) throw new WrongUse('GP_MEMBER is user:password.');
  return { username, password };
}

function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? undefined : origin;
}
