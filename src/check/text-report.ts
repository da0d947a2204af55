import type { Outcome } from './asker.js';
import type { CheckOptions, Report } from './check-platform.js';
import type { Finding } from './finding.js';
import type { WidgetReport } from './verdict.js';

/** Puts a colour on a word; the word itself where there is no terminal. */
export type Paint = (colour: 'green' | 'yellow' | 'red' | 'dim' | 'bold', text: string) => string;

const VERDICTS = {
  works: ['works', 'green'],
  'works-without': ['works without', 'yellow'],
  'not-offered': ['not offered', 'yellow'],
  fails: ['fails', 'red'],
  'not-asked': ['not checked', 'dim'],
} as const;
const NAME_WIDTH = 20;
const VERDICT_WIDTH = 15;
const LABEL_WIDTH = 12;

/** The report for somebody who has a platform: each tag in a line, then what to mend, then what was slow and what was not asked. */
export function textReport(report: Report, { write, launch }: Pick<CheckOptions, 'write' | 'launch'>, paint: Paint): string {
  const { api, merchant, origin, isAdapted, asMember, widgets, missingPictures } = report;
  // An adapter's platform has paths of its own, which findings name.
  const outcomes = isAdapted ? report.outcomes.map(outcome => ({ ...outcome, line: '' })) : report.outcomes;
  const lines = [
    paint('bold', isAdapted ? `${api}, by its adapter` : `${api}, merchant ${merchant}`),
    `Asked as ${asMember ? 'a member' : 'a visitor'}${isAdapted ? '' : `, from a page of ${origin}`}. ${asMember && write ? 'One favourite was given and taken back.' : 'Nothing was changed.'}${launch ? launched(outcomes) : ''}`,
    '',
    ...widgets.map(widget => widgetLine(widget, outcomes, paint)),
    ...section('To mend', mendings(outcomes, widgets), paint),
    ...section('Slow', slowCalls(outcomes), paint),
    ...section(
      'Pictures that do not come',
      missingPictures.map(({ address, came }) => `  ${came.padEnd(NAME_WIDTH)}${address}`),
      paint,
    ),
    ...section('Not asked', notAsked(outcomes, widgets.length <= FEW_WIDGETS ? Infinity : MOST_NAMED), paint),
    '',
    summary(widgets),
  ];
  return `${lines.join('\n')}\n`;
}

function launched(outcomes: readonly Outcome[]): string {
  const { state, why } = outcomes.find(({ name }) => name === 'launchDemo') ?? { state: 'lacking' };
  if (state === 'works' || state === 'fails') return ' One game was opened with play money.';
  return ` No game was opened: ${why || 'the platform has no launchDemo'}.`;
}

function widgetLine({ name, verdict, without, failing, notAsked: left }: WidgetReport, outcomes: readonly Outcome[], paint: Paint): string {
  const [words, colour] = VERDICTS[verdict];
  const reason = outcomes.find(call => call.name === left[0])?.why ?? '';
  const more = verdict === 'fails' ? failing.join(', ') : verdict === 'not-asked' ? reason : without.join(', ');
  return `  ${name.padEnd(NAME_WIDTH)}${paint(colour, words.padEnd(more ? VERDICT_WIDTH : 0))}${more}`;
}

function section(title: string, lines: readonly string[], paint: Paint): string[] {
  return lines.length > 0 ? ['', paint('bold', title), ...lines] : [];
}

/** Each damage once, with all calls that have it. */
function mendings(outcomes: readonly Outcome[], widgets: readonly WidgetReport[]): string[] {
  const failing = new Set(widgets.flatMap(widget => widget.failing));
  const groups = new Map<string, { finding: Finding; of: Outcome[] }>();
  for (const outcome of outcomes)
    for (const finding of failing.has(outcome.name) ? outcome.findings : []) {
      const key = JSON.stringify(finding);
      const group = groups.get(key) ?? { finding, of: [] };
      group.of.push(outcome);
      groups.set(key, group);
    }
  return [...groups.values()].flatMap(({ finding, of }, index) => [
    ...(index > 0 ? [''] : []),
    ...of.slice(0, MOST_NAMED).map(call => `  ${call.name.padEnd(NAME_WIDTH)}  ${call.line}`.trimEnd()),
    ...(of.length > MOST_NAMED ? [`  and ${of.length - MOST_NAMED} more calls`] : []),
    labelled('expected', finding.expected),
    labelled('came', finding.came),
    labelled('took', `${seconds(Math.max(...of.map(({ ms }) => ms)))} s`),
    labelled('do', finding.todo),
    labelled('concerns', concerned(of, widgets)),
  ]);
}
const MOST_NAMED = 6;
/** Of so few, every page and the session among them, all that was not asked is named. */
const FEW_WIDGETS = 4;

function concerned(calls: readonly Outcome[], widgets: readonly WidgetReport[]): string {
  const names = widgets.filter(({ failing }) => calls.some(({ name }) => failing.includes(name))).map(({ name }) => name);
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more` : names.join(', ');
}

function slowCalls(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ isSlow, state }) => isSlow && state === 'works')
    .map(({ name, ms, line }) => `  ${name.padEnd(NAME_WIDTH)}  ${`${seconds(ms)} s`.padEnd(8)}${line}`.trimEnd());
}

/** By reason, because a visitor's check leaves out most of what an account has. */
function notAsked(outcomes: readonly Outcome[], mostNamed: number): string[] {
  const reasons = new Map<string, string[]>();
  for (const { name, state, why = '' } of outcomes) if (state === 'not-asked') reasons.set(why, [...(reasons.get(why) ?? []), name]);
  return [...reasons].map(
    ([why, names]) =>
      `  ${names.length} ${names.length === 1 ? 'call' : 'calls'}: ${why}${names.length <= mostNamed ? ` (${names.join(', ')})` : ''}.`,
  );
}

function summary(widgets: readonly WidgetReport[]): string {
  const count = (verdict: WidgetReport['verdict']) => widgets.filter(widget => widget.verdict === verdict).length;
  return Object.entries(VERDICTS)
    .map(([verdict, [words]]) => [count(verdict as WidgetReport['verdict']), words] as const)
    .filter(([many]) => many > 0)
    .map(([many, words]) => `${many} ${many > 1 ? words.replace(/^(work|fail)s/, '$1') : words}`)
    .join(', ')
    .concat('.');
}

function labelled(label: string, text: string): string {
  return `    ${label.padEnd(LABEL_WIDTH)}${text}`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
