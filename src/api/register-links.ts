import * as v from 'valibot';
import type { CallOptions, Client } from './call.js';
import { count, flag, optionalText, text } from './wire.js';

/** A code that recruits for the signed-in agent. */
export type RegisterLink = v.InferOutput<typeof link>;

const link = v.object({
  code: text,
  active: flag,
  /** Host name on which alone the code is good; empty when it is good everywhere. */
  domain: optionalText,
  /** Accounts of the agent's own team that registered with it. */
  members: count,
});
export const registerLinksAnswer = v.object({ list: v.array(link) });

/** The agent's own codes, open ones first (O-54). Error: agent-required. */
export async function listRegisterLinks(client: Client, options: CallOptions = {}): Promise<RegisterLink[]> {
  return (await client.call({ ...options, path: '/wps/relay/MCS2_registerLink', token: 'required', answer: registerLinksAnswer })).list;
}
