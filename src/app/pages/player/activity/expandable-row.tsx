import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface ExpandableRowProps {
  id: string;
  /** Content of the first cell. */
  when: ReactNode;
  /** Entry name on the button that expands it. */
  name: string;
  /** Shown below the name. */
  detail: ReactNode;
  /** Content of the last cell. */
  amount: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Details of the entry, rendered only while it is open. */
  children: ReactNode;
}

/** A list entry that expands below itself. */
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
