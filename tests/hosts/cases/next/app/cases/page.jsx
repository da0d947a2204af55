'use client';
import dynamic from 'next/dynamic';

// The probe puts a child into itself as soon as it stands: what a server has drawn of it would not fit.
const Cases = dynamic(() => import('../../react-cases').then(({ Cases }) => Cases), { ssr: false });

export default function Page() {
  return <Cases />;
}
