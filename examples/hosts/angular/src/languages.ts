import { Component } from '@angular/core';
import { core } from './platform';

@Component({
  selector: 'app-languages',
  template: `
    <div role="group" aria-label="Language">
      @for (language of core.language.languages; track language.code) {
        <button [lang]="language.code" (click)="core.language.use(language.code)">{{ language.name }}</button>
      }
    </div>
  `,
})
export class Languages {
  readonly core = core;
}
