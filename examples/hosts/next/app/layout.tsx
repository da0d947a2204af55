import type { ReactNode } from 'react';
import Link from 'next/link';
import { Account } from './account';
import { Languages } from './languages';
import './host.css';

export const metadata = { title: 'GP Widgets in Next', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <nav aria-label="Pages">
            <Link href="/">Games</Link>
            <Link href="/server">From the server</Link>
            <Link href="/first-view">First view</Link>
            <Link href="/about">About</Link>
          </nav>
          <Languages />
          <Account />
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
