import type { WidgetContract } from '../../src/element/contract.js';

/** Frameworks for which the gallery writes lines to copy. */
export const CODES = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte', angular: 'Angular' } as const;

/** A widget as it is set: its contract, attributes and custom properties, and a brand's sheet. */
export interface Setting {
  contract: WidgetContract;
  attributes: readonly (readonly [string, string])[];
  styles: readonly (readonly [string, string])[];
  sheet?: string | undefined;
  origin: string;
}
type Value = string | number | true;

/** The lines that put the widget, as it is set, on a page of that framework. */
export function codeOf(framework: string, setting: Setting): string {
  const write = { html, react, vue, svelte, angular }[framework] ?? html;
  return `${write(setting).trim()}\n`;
}

function html({ contract, attributes, styles, sheet, origin }: Setting): string {
  const { tag } = contract;
  const set = attributes.map(([name, text]) => (isBoolean(contract, name) ? ` ${name}` : ` ${name}="${escaped(text)}"`));
  const link = sheet ? `<link rel="stylesheet" href="${origin}${sheet}">\n` : '';
  const event = firstEvent(contract);
  const listen = event
    ? `\n\n<script type="module">\n  document.addEventListener('${event}', event => console.log(event.detail));\n</script>`
    : '';
  const script = `<script type="module" src="${origin}/cdn/gp.js" data-api="${origin}" data-merchant="demo"></script>`;
  return `${link}${script}\n\n<${tag}${set.join('')}${styleOf(styles)}></${tag}>${listen}`;
}

function react({ contract, attributes, styles, sheet, origin }: Setting): string {
  const name = pascal(contract.tag);
  const set = values(contract, attributes).map(([key, value]) => ` ${camel(key)}${value === true ? '' : `={${literal(value)}}`}`);
  const style = styles.length > 0 ? ` style={{ ${styles.map(([key, value]) => `${literal(key)}: ${literal(value)}`).join(', ')} }}` : '';
  const event = firstEvent(contract);
  const listen = event ? ` ${camel(`on-${event}`)}={event => console.log(event.detail)}` : '';
  return `${imported(sheet)}import { configure } from 'gp-widgets';
import { ${name} } from 'gp-widgets/react';

configure({ apiBase: '${origin}', merchant: 'demo' });

export function Page() {
  return <${name}${set.join('')}${style}${listen} />;
}`;
}

function vue({ contract, attributes, styles, sheet, origin }: Setting): string {
  const set = values(contract, attributes).map(([key, value]) =>
    value === true ? ` ${key}` : typeof value === 'number' ? ` :${key}="${value}"` : ` ${key}="${escaped(value)}"`,
  );
  const event = firstEvent(contract);
  const listen = event ? ` @${event}="onEvent"` : '';
  return `<!-- vite.config.ts tells Vue which tags are elements:
  plugins: [vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('gp-') } } })],
-->
<script setup lang="ts">
${imported(sheet)}import 'gp-widgets/${contract.tag.slice(3)}';
import 'gp-widgets/vue'; // types of the tags
import { configure } from 'gp-widgets';

configure({ apiBase: '${origin}', merchant: 'demo' });
${event ? 'const onEvent = (event: Event) => console.log((event as CustomEvent).detail);\n' : ''}</script>

<template>
  <${contract.tag}${set.join('')}${styleOf(styles)}${listen} />
</template>`;
}

function svelte({ contract, attributes, styles, sheet, origin }: Setting): string {
  const set = values(contract, attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}=${typeof value === 'string' && !/["{}&]/.test(value) ? `"${value}"` : `{${literal(value)}}`}`,
  );
  const event = firstEvent(contract);
  const listen = event ? ` on${event}={onEvent}` : '';
  const handler = event ? '\n  const onEvent = (event: Event) => console.log((event as CustomEvent).detail);' : '';
  return `<script lang="ts">
  ${imported(sheet, '\n  ')}import 'gp-widgets/${contract.tag.slice(3)}';
  import 'gp-widgets/svelte'; // types of the tags
  import { configure } from 'gp-widgets';

  configure({ apiBase: '${origin}', merchant: 'demo' });${handler}
</script>

<${contract.tag}${set.join('')}${styleOf(styles)}${listen}></${contract.tag}>`;
}

function angular({ contract, attributes, styles, sheet, origin }: Setting): string {
  const set = values(contract, attributes).map(([key, value]) =>
    value === true ? ` ${key}` : typeof value === 'number' ? ` [${camel(key)}]="${value}"` : ` ${key}="${escaped(value)}"`,
  );
  const event = firstEvent(contract);
  const listen = event ? ` (${event})="onEvent($event)"` : '';
  const method = event ? '\n  onEvent(event: Event) {\n    console.log((event as CustomEvent).detail);\n  }\n' : '';
  const note = sheet ? `// ${sheet.split('/').at(-1)} stands among the styles of angular.json.\n` : '';
  return `${note}import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'gp-widgets/${contract.tag.slice(3)}';
import { configure } from 'gp-widgets';

configure({ apiBase: '${origin}', merchant: 'demo' });

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<${contract.tag}${inTemplate(set.join('') + styleOf(styles))}${listen}></${contract.tag}>\`,
})
export class PageComponent {${method}}`;
}

function isBoolean({ attributes }: WidgetContract, name: string): boolean {
  return attributes[name]?.type === 'boolean';
}

function values(contract: WidgetContract, attributes: Setting['attributes']): [string, Value][] {
  return attributes.map(([name, text]) => {
    const type = contract.attributes[name]?.type;
    const number = Number(text);
    return [name, type === 'boolean' ? true : type === 'number' && text !== '' && Number.isFinite(number) ? number : text];
  });
}

function firstEvent({ events }: WidgetContract): string | undefined {
  return Object.keys(events)[0];
}

function imported(sheet: string | undefined, end = '\n'): string {
  return sheet ? `import './${sheet.split('/').at(-1)}';${end}` : '';
}

function styleOf(styles: Setting['styles']): string {
  return styles.length > 0 ? ` style="${escaped(styles.map(([name, value]) => `${name}: ${value}`).join('; '))}"` : '';
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return camel(`-${name}`);
}

/** Text as JavaScript writes it. */
function literal(value: Value): string {
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'` : String(value);
}

/** Inside a template literal of the component, where `{{` would be a binding too. */
function inTemplate(text: string): string {
  return text.replace(/[\\`$]/g, '\\$&').replace(/[{}]/g, sign => `&#${sign.charCodeAt(0)};`);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(value: string): string {
  return value.replace(/[&"<>]/g, sign => ESCAPES[sign] ?? sign);
}
