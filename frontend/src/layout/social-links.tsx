import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../i18n/site.js';
import { socialNetworksQuery } from './layout.api.js';

/** Asked for when the footer comes into view; the networks differ by language. */
export function SocialLinks() {
  const place = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(false);
  const { data = [] } = useQuery({ ...socialNetworksQuery(useSite()), enabled: seen, retry: false });
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={place} className="flex min-h-6 flex-wrap gap-4 text-sm">
      {data.map(({ uuid, name, link }) => (
        <li key={uuid}>
          <a href={link} rel="noopener me" className="inline-block min-h-6 underline-offset-4 hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
