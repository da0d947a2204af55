import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'gp-widgets/lobby';
import type { GpElements } from 'gp-widgets';

type Launch = GpElements['gp-lobby']['events']['gp-launch'];

@Component({
  selector: 'app-games',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Games</h1>
    <label>
      <input type="checkbox" [checked]="opensItself()" (change)="opensItself.set(!opensItself())" />
      This page opens the games
    </label>
    <p>
      @if (told()) {
        This page would open {{ told() }}
      }
    </p>
    <gp-lobby category="RNG" [pageSize]="12" without-search (gp-launch)="launch($event)"></gp-lobby>
  `,
})
export class Games {
  readonly opensItself = signal(false);
  readonly told = signal('');

  launch(event: Launch) {
    if (!this.opensItself()) return;
    event.preventDefault(); // the tag opens nothing now
    this.told.set(event.detail.name);
  }
}
