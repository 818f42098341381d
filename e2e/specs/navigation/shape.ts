import type { Locator } from '@playwright/test';

/**
 * What a look at the part finds odd: a page that is too wide, a text that is cut without an ellipsis or lies on
 * another one or on an icon, parts that stand in another order than they are read, a picture out of shape, a mark away
 * from what it marks, and a bar whose filled part cannot be seen.
 */
export function oddIn(root: Locator): Promise<string[]> {
  return root.evaluate((element) => {
    const odd = new Set<string>();
    // What is far below is laid out, too.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);

    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (part: Element) => {
      const style = styles.get(part) ?? getComputedStyle(part);
      styles.set(part, style);
      return style;
    };
    const nameOf = (part: Element) =>
      (part.getAttribute('aria-label') ?? part.textContent.trim()).slice(0, 40) ||
      `a ${part.tagName.toLowerCase()} of ${part.parentElement?.textContent.trim().slice(0, 40)}`;
    const isSeen = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) odd.add(`the page is ${scrollWidth - clientWidth} px too wide`);

    /** What the boxes around a line of text leave of it: null for nothing. */
    const seenOf = (line: DOMRect, parent: Element): DOMRect | 'cut' | null => {
      let { left, right, top, bottom } = line;
      let isMeant = false;
      // What is said once is said whole.
      const isMessage = parent.closest('[role="alert"], [role="status"]') !== null;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath, maskImage } = styleOf(box);
        const { textOverflow, webkitLineClamp } = styleOf(box);
        if (clipPath !== 'none') return null;
        isMeant ||= maskImage !== 'none' || /auto|scroll/.test(overflowX + overflowY);
        isMeant ||= !isMessage && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
        const area = box.getBoundingClientRect();
        const width = right - left;
        if (overflowX !== 'visible') {
          [left, right] = [Math.max(left, area.left), Math.min(right, area.right)];
        }
        if (overflowY !== 'visible') {
          [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
        }
        if (right - left < 2 || bottom - top < 2) return null;
        const isCut = right - left < width - 2 || bottom - top < 0.6 * line.height;
        if (isCut && !isMeant) return 'cut';
        if (position === 'fixed') break;
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    /** The layer that a part lies in: what is in another one may be above it. */
    const layerOf = (part: Element): Element | null => {
      let box: Element | null = part;
      while (box && !/fixed|sticky/.test(styleOf(box).position)) box = box.parentElement;
      return box;
    };

    const lines: { text: string; node: Element; layer: Element | null; rect: DOMRect }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      const text = currentNode.textContent?.trim().slice(0, 40) ?? '';
      if (!parent || text === '' || !isSeen(parent)) continue;
      if (parent.closest('[aria-hidden="true"], svg, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const line of range.getClientRects()) {
        const seen = seenOf(line, parent);
        if (seen === 'cut') odd.add(`cut: ${text}`);
        if (!(seen instanceof DOMRect)) continue;
        // The letters alone, without the room above and below them.
        const middle = line.top + line.height / 2;
        const half = Number.parseFloat(styleOf(parent).fontSize) * 0.3;
        const top = Math.max(seen.top, middle - half);
        const height = Math.min(seen.bottom, middle + half) - top;
        const rect = new DOMRect(seen.left, top, seen.width, height);
        if (height > 0) lines.push({ text, node: parent, layer: layerOf(parent), rect });
      }
    }
    const icons = [...element.querySelectorAll('svg')]
      .map((node) => ({ node, rect: node.getBoundingClientRect() }))
      .filter(({ node, rect }) => isSeen(node) && rect.width <= 32)
      .map((icon) => ({ ...icon, text: nameOf(icon.node), layer: layerOf(icon.node) }));
    for (const [index, line] of lines.entries()) {
      for (const other of [...lines.slice(index + 1), ...icons]) {
        const isOwn = other.node === line.node || other.layer !== line.layer;
        if (!isOwn && meet(line.rect, other.rect)) odd.add(`${line.text} on ${other.text}`);
      }
    }

    for (const box of element.querySelectorAll('*')) {
      const { display, direction, position } = styleOf(box);
      const parent = box.parentElement;
      if (position === 'absolute' && parent && isSeen(box)) {
        const isNear = meet(box.getBoundingClientRect(), parent.getBoundingClientRect());
        if (!isNear) odd.add(`away from its place: ${nameOf(box)}`);
      }
      if (!/flex|grid/.test(display)) continue;
      const parts = [...box.children].filter((part) => {
        const style = styleOf(part);
        return /static|relative/.test(style.position) && style.clipPath === 'none' && isSeen(part);
      });
      for (const [index, part] of parts.entries()) {
        const before = parts[index - 1];
        if (!before) continue;
        const [a, b] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
        const [isLeft, isRight] = [b.right <= a.left + 1, b.left >= a.right - 1];
        const [isAfter, isBefore] = direction === 'rtl' ? [isLeft, isRight] : [isRight, isLeft];
        const isAbove = b.bottom <= a.top + 1 && !isAfter;
        if (isAbove || (isBefore && b.top < a.bottom - 1))
          odd.add(`${nameOf(part)} before ${nameOf(before)}`);
      }
    }

    for (const picture of element.querySelectorAll('img')) {
      const { width, height } = picture.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = picture;
      if (naturalWidth === 0 || !isSeen(picture) || styleOf(picture).objectFit !== 'fill') continue;
      const stretch = (width * naturalHeight) / (height * naturalWidth);
      if (Math.abs(stretch - 1) > 0.04) odd.add(`out of shape: ${picture.src}`);
    }
    for (const fill of element.querySelectorAll<HTMLElement>('[style*="%"]')) {
      const track = fill.parentElement;
      const share = Number.parseFloat(fill.style.inlineSize || fill.style.blockSize);
      // The fill of a small share is thinner than a pixel.
      if (!track?.checkVisibility() || !(share > 5)) continue;
      const { width, height } = fill.getBoundingClientRect();
      const isDrawn = styleOf(fill).backgroundColor !== styleOf(track).backgroundColor;
      if (Math.min(width, height) < 1 || !isDrawn) odd.add(`no fill: ${nameOf(track)}`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
    return [...odd];
  });
}
