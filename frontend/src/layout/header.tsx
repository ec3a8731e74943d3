import { Link } from '../ui/link.js';

export const Header = () => (
  <header className="page-width py-4">
    <Link to="/" className="font-serif text-2xl">
      Cicerone
    </Link>
  </header>
);
