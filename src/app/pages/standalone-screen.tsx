import type { ReactNode } from 'react';
import { PageHead } from '../features/page-head/page-head.tsx';
import { useApp } from '../state/context.ts';
import './standalone-screen.css';

/** A whole screen without the frame: the logo, one message, and actions. */
export function StandaloneScreen({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const { config } = useApp();
  return (
    <main className="standalone" id="content">
      <PageHead title={title} description={text} />
      <p className="standalone-sign">{config.company.name}</p>
      <h1>{title}</h1>
      <p className="standalone-text">{text}</p>
      {children}
    </main>
  );
}
