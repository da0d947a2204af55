import { EARLY_ANSWERS } from '../../api/wire/early-calls.js';

/** Its fields stand in `value` or beside it. */
interface Answer extends Status {
  success?: boolean;
  value?: Status;
}
interface Status {
  maintenance?: boolean;
  regionRestriction?: boolean;
  domainRoute?: string[];
  mainDomain?: string;
}

/**
 * `<gp-status boot-cover>` covers a page until the platform has said that all is well. With a first view below, the answer to
 * the loader's own question lifts it, before the code; whatever is not well is for `<gp-status>` to say. Answers what lifts it:
 * in the task in which the view stands, so that the browser styles both at once.
 */
export async function coverLift(): Promise<(() => void) | undefined> {
  const cover = document.querySelector<HTMLElement>('gp-status[boot-cover]:not(:defined)');
  const answers = (globalThis as { [EARLY_ANSWERS]?: Map<string, Promise<Response>> })[EARLY_ANSWERS];
  const asked = [...(answers ?? [])].find(([url]) => url.includes('/wps/system/status?'));
  if (cover && asked && saysWell((await (await asked[1]).clone().json()) as Answer))
    return () => (cover.dataset.phase = document.body.dataset.gpPhase = 'ready');
}

function saysWell(answer: Answer): boolean {
  const { maintenance, regionRestriction, domainRoute = [], mainDomain } = { ...answer, ...answer.value };
  const domains = [...domainRoute, mainDomain]
    .filter(domain => !!domain)
    .map(
      domain =>
        domain!
          .toLowerCase()
          .replace(/^\w+:\/\//, '')
          .split(/[/:]/)[0],
    );
  return answer.success === true && !maintenance && !regionRestriction && (domains.length === 0 || domains.includes(location.hostname));
}
