import { ArrowDown, ArrowUp } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';

interface RowButtonsProps {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Whether it is the one that the map moves; without it there is no map. */
  isChosen?: boolean;
  onChoose?: (index: number) => void;
}

/** Moves one of several up or down, or removes it. */
export function RowButtons({ index, count, onMove, onRemove, isChosen = false, onChoose }: RowButtonsProps) {
  const intl = useIntl();
  const number = index + 1;
  return (
    <div className="flex flex-wrap gap-2 *:min-h-9 *:px-3 *:py-1 *:text-sm">
      {onChoose && (
        <Button look="secondary" aria-pressed={isChosen} onClick={() => onChoose(index)}>
          <FormattedMessage id="tour-desk.row.choose" values={{ number }} />
        </Button>
      )}
      {index > 0 && (
        <Button
          look="secondary"
          aria-label={intl.formatMessage({ id: 'tour-desk.row.up' }, { number })}
          onClick={() => onMove(index, index - 1)}
        >
          <Icon of={ArrowUp} className="size-4" />
        </Button>
      )}
      {index < count - 1 && (
        <Button
          look="secondary"
          aria-label={intl.formatMessage({ id: 'tour-desk.row.down' }, { number })}
          onClick={() => onMove(index, index + 1)}
        >
          <Icon of={ArrowDown} className="size-4" />
        </Button>
      )}
      <Button look="quiet" onClick={() => onRemove(index)}>
        <FormattedMessage id="tour-desk.row.remove" values={{ number }} />
      </Button>
    </div>
  );
}
