import { useState } from 'react';
import { Account } from './account';
import { Games } from './games';
import { Languages } from './languages';

export function App() {
  const [page, setPage] = useState<'games' | 'about'>('games');
  return (
    <>
      <header>
        <nav aria-label="Pages">
          <button onClick={() => setPage('games')}>Games</button>
          <button onClick={() => setPage('about')}>About</button>
        </nav>
        <Languages />
        <Account />
      </header>
      <main>{page === 'games' ? <Games /> : <h1>About</h1>}</main>
    </>
  );
}
