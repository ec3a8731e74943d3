import { FormattedMessage } from 'react-intl';
import { Dialog } from '../ui/dialog.js';
import { CitySearch } from './city-search.js';

export const SearchOverlay = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen title={<FormattedMessage id="layout.search.title" />} onClose={onClose}>
    <CitySearch focused onDone={onClose} />
  </Dialog>
);
