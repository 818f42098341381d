import { useEffect, useRef, useState } from 'react';

/** Physical pixels of a cover's edge. */
const coverWidth = 256;

/** A cover that loads when it is within 50 px of the view. */
export function Cover({ audioBookId, version }: { audioBookId: number; version: number }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((wasNear) => wasNear || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '50px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const address = `/content/books/${audioBookId}/cover?v=${version}&w=${coverWidth}&h=${coverWidth}`;
  return (
    <span className="cover" ref={frame}>
      {isNear && <img src={address} alt="" width={coverWidth} height={coverWidth} />}
    </span>
  );
}
