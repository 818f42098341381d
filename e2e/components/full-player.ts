import type { Locator } from '@playwright/test';

import { moments } from '../../src/shared/i18n/fa/moments';
import { player } from '../../src/shared/i18n/fa/player';
import { playerOptions } from '../../src/shared/i18n/fa/player-options';
import type { LocatorRoot } from '../fixtures/locator-root';
import { OptionSheet } from './option-sheet';

/** The player that covers the page. */
export class FullPlayer {
  readonly region: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly forward: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly position: Locator;
  readonly shrink: Locator;
  readonly info: Locator;
  readonly comments: Locator;
  readonly share: Locator;
  readonly close: Locator;
  readonly title: Locator;
  readonly speed: Locator;
  readonly sleep: Locator;
  readonly chapters: Locator;
  readonly mark: Locator;
  readonly driving: Locator;
  readonly leaveDriving: Locator;
  /** The time that is left of the chapter, in driving mode. */
  readonly remaining: Locator;
  /** Of which chapter that time is, in driving mode. */
  readonly drivingCaption: Locator;
  readonly download: Locator;
  readonly backTo: Locator;
  readonly speedSheet: OptionSheet;
  readonly sleepSheet: OptionSheet;

  constructor(root: LocatorRoot) {
    this.region = root.getByRole('region', { name: player.full, exact: true });
    const button = (name: string) => this.region.getByRole('button', { name, exact: true });
    this.play = button(player.play);
    this.pause = button(player.pause);
    this.forward = button(player.forward);
    this.back = button(player.back);
    this.next = button(player.next);
    this.previous = button(player.previous);
    this.position = this.region.getByRole('slider', { name: player.position });
    this.shrink = button(player.shrink);
    this.info = button(player.info);
    this.comments = button(player.comments);
    this.share = button(player.share);
    this.close = button(player.close);
    this.title = this.region.getByRole('heading');
    this.speed = button(playerOptions.speed);
    this.sleep = button(playerOptions.sleep);
    this.chapters = button(player.chapters);
    this.mark = button(moments.mark);
    this.driving = button(playerOptions.driving);
    this.leaveDriving = button(playerOptions.drivingLeave);
    this.remaining = this.region.locator('p bdi');
    this.drivingCaption = this.region.getByText(playerOptions.leftOfChapter(''));
    this.download = button(playerOptions.download);
    this.backTo = this.region.getByRole('button', { name: /^بازگشت به/ });
    this.speedSheet = new OptionSheet(root, playerOptions.speed);
    this.sleepSheet = new OptionSheet(root, playerOptions.sleep);
  }

  /** The position on the progress bar, in seconds. */
  async seconds(): Promise<number> {
    return Number(await this.position.inputValue());
  }

  /** Clicks the progress bar at a share of its width, from 0 to 1. */
  async seekTo(share: number): Promise<void> {
    // The input itself is visually hidden: its grandparent is the bar that takes the click.
    const bar = await this.position.locator('../..').boundingBox();
    if (!bar) throw new Error('The progress bar is not visible');
    const { mouse } = this.position.page();
    await mouse.click(bar.x + bar.width * share, bar.y + bar.height / 2);
  }
}
