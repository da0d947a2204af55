import type { Report } from './check-platform.js';

/** The report as JUnit's XML, a case for each widget, for the pages of CI. */
export function junitReport({ api, merchant, widgets, outcomes }: Report): string {
  const count = (wanted: string) => widgets.filter(({ verdict }) => verdict === wanted).length;
  const cases = widgets.map(({ name, verdict, failing, without }) => {
    const begun = `    <testcase classname="check-platform" name="${escaped(name)}"`;
    if (verdict === 'not-asked') return `${begun}><skipped/></testcase>`;
    if (verdict === 'not-offered') return `${begun}><skipped message="${escaped(`not offered: ${without.join(', ')}`)}"/></testcase>`;
    if (verdict === 'works-without')
      return `${begun}><system-out>${escaped(`works without ${without.join(', ')}`)}</system-out></testcase>`;
    if (verdict === 'works') return `${begun}/>`;
    const findings = outcomes
      .filter(call => failing.includes(call.name))
      .flatMap(call =>
        call.findings.map(({ expected, came, todo }) => `${call.name} ${call.line}\nexpected ${expected}\ncame ${came}\n${todo}`),
      );
    return `${begun}><failure message="${escaped(failing.join(', '))}">${escaped(findings.join('\n\n'))}</failure></testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escaped(`${api} ${merchant}`)}" tests="${widgets.length}" failures="${count('fails')}" skipped="${count('not-asked') + count('not-offered')}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without what XML cannot hold. */
function escaped(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"]/g, sign => ENTITIES[sign]!);
}
