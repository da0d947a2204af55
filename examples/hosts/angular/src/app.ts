import { Component, signal } from '@angular/core';
import { Account } from './account';
import { Games } from './games';
import { Languages } from './languages';

@Component({
  selector: 'app-root',
  imports: [Account, Games, Languages],
  template: `
    <header>
      <nav aria-label="Pages">
        <button (click)="page.set('games')">Games</button>
        <button (click)="page.set('about')">About</button>
      </nav>
      <app-languages />
      <app-account />
    </header>
    <main>
      @if (page() === 'games') {
        <app-games />
      } @else {
        <h1>About</h1>
      }
    </main>
  `,
})
export class App {
  readonly page = signal<'games' | 'about'>('games');
}
