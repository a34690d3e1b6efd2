import { useApp } from '../../state/context.ts';

export function FooterBase() {
  const { company } = useApp().config;
  return <p className="footer-base">{company.legalName ?? company.name}</p>;
}
