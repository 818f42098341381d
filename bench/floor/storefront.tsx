import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { Cover } from './cover';
import { $cards } from './model';

/** Forty covers with their titles; empty until the answer has arrived. */
export function Storefront() {
  const cards = useUnit($cards);
  return (
    <main>
      <h1>Floor</h1>
      <ul>
        {cards?.map(({ audioBookId, title, recordVersion }, index) => (
          <li key={index}>
            <Link to={`/pdp/${audioBookId}`}>
              <Cover audioBookId={audioBookId} version={recordVersion} />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
