import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface ExpandableRowProps {
  id: string;
  /** Content of the first cell. */
  when: ReactNode;
  /** Names the entry, and opens it. */
  name: string;
  /** Below the name. */
  detail: ReactNode;
  /** Content of the last cell. */
  amount: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** What the entry holds; made only while it is open. */
  children: ReactNode;
}

/** An entry of a list that opens below itself. */
export function ExpandableRow(props: ExpandableRowProps) {
  const { id, when, name, detail, amount, open, onToggle, children } = props;
  const detailsId = `entry-${id}`;
  return (
    <>
      <tr className="activity-row" tabIndex={-1}>
        <td>{when}</td>
        <td>
          <button
            type="button"
            className="activity-opener"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={onToggle}
          >
            {name}
            <ChevronDown size={20} aria-hidden />
          </button>
          <small>{detail}</small>
        </td>
        <td>{amount}</td>
      </tr>
      {open && (
        <tr className="activity-details" id={detailsId}>
          <td colSpan={3}>{children}</td>
        </tr>
      )}
    </>
  );
}
