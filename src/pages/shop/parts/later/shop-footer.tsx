import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { $client } from '@/entities/client/model';
import { brands } from '@/shared/i18n/fa/brands';
import { shopLater } from '@/shared/i18n/fa/shop-later';

import styles from './shop-footer.module.css';

/** Marks the end of the page. */
export default function ShopFooter() {
  const client = useUnit($client);
  return (
    <footer className={styles['footer']}>
      <p className={styles['words']}>
        <span className={styles['brand']}>{brands[client.brand]}</span>
        <span>{shopLater.motto}</span>
      </p>
      <Link to="/about" className={styles['link']}>
        {shopLater.about}
      </Link>
    </footer>
  );
}
