import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';

import { deviceByName, screenSizeOf } from '../../config/devices';
import { fittingScale } from '../lib/fit';
import { $config } from '../model/config';
import { DeviceBar } from './device-bar';
import { Phone } from './phone';
import styles from './stage.module.css';

/** The phones side by side, scaled to fit, and the hardware keys of the selected one. */
export function Stage() {
  const { phones, zoom } = useUnit($config);
  const floor = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 640, height: 680 });
  useEffect(() => {
    const element = floor.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const screens = phones.map(({ device, isLandscape }) =>
    screenSizeOf(deviceByName(device), isLandscape),
  );
  const scale = zoom === 'fit' ? fittingScale(size, screens) : Number(zoom) / 100;
  return (
    <main className={styles['stage']}>
      <div ref={floor} className={styles['floor']}>
        <div className={styles['row']}>
          {phones.map((phone, index) => (
            <Phone key={index} phone={phone} index={index} scale={scale} />
          ))}
        </div>
      </div>
      <DeviceBar />
    </main>
  );
}
