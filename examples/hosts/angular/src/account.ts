import { Component, DestroyRef, inject, signal } from '@angular/core';
import { core } from './platform';

/** Who is signed in, by the session that the tags share; the login is the widgets' own popup. */
@Component({
  selector: 'app-account',
  template: `
    @if (member(); as member) {
      <output>Signed in as {{ member.account }}</output>
      <button (click)="core.session.logout()">Log out</button>
    } @else {
      <output>Nobody is signed in</output>
      <button (click)="core.dialogs.open('login')">Log in</button>
    }
  `,
})
export class Account {
  readonly core = core;
  readonly member = signal(core.session.store.getState().member);

  constructor() {
    inject(DestroyRef).onDestroy(core.session.store.subscribe(state => this.member.set(state.member)));
  }
}
