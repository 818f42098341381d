import type { FakeEngine } from '../fake-engine';

/** Milliseconds until the duration of a stream is known. */
const OPENING_MS = 50;
/** Milliseconds between two updates of the time, as in browsers. */
const UPDATE_MS = 250;

/**
 * Has a fake engine tell what a media element tells while it plays, by the test's fake clock: it knows the duration
 * soon after `load`, plays at the speed that was set, and ends by itself. Returns what a device does by itself.
 */
export function soundEngine(engine: FakeEngine, durationOf: (url: string) => number) {
  let time = 0;
  let duration = 0;
  let rate = 1;
  let isPaused = true;
  let timer: ReturnType<typeof setInterval> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  const emit = (type: Parameters<FakeEngine['emit']>[0]) =>
    engine.emit(type, { time, duration, isPaused, rate });

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const advance = () => {
    time = Math.min(duration, time + (UPDATE_MS / 1000) * rate);
    emit('timeupdate');
    if (time < duration) return;
    stop();
    isPaused = true;
    emit('pause');
    emit('ended');
  };
  const sound = () => {
    if (isPaused || duration === 0 || timer !== undefined) return;
    emit('playing');
    timer = setInterval(advance, UPDATE_MS);
  };

  const silent = { ...engine };
  Object.assign(engine, {
    load(source) {
      silent.load(source);
      stop();
      time = source.startAt;
      duration = 0;
      clearTimeout(opening);
      opening = setTimeout(() => {
        duration = durationOf(source.url);
        emit('durationchange');
        sound();
      }, OPENING_MS);
    },
    async play() {
      await silent.play();
      if (!isPaused) return;
      isPaused = false;
      emit('play');
      if (duration === 0) emit('waiting');
      sound();
    },
    pause() {
      silent.pause();
      if (isPaused) return;
      stop();
      isPaused = true;
      emit('pause');
    },
    seek(seconds) {
      silent.seek(seconds);
      time = seconds;
      emit('seeking');
      emit('timeupdate');
      emit('seeked');
    },
    setRate(to) {
      silent.setRate(to);
      rate = to;
      emit('ratechange');
    },
    unload() {
      silent.unload();
      clearTimeout(opening);
      stop();
      time = 0;
      duration = 0;
      isPaused = true;
    },
  } satisfies Partial<FakeEngine>);
  return {
    /** The device pauses, as for a call. */
    pause: () => {
      stop();
      isPaused = true;
      emit('pause');
    },
    /** The stream runs out of data until `play` is asked for again. */
    starve: () => {
      stop();
      emit('waiting');
    },
    fail: (how: 'expired' | 'failed' | 'noOutput') => {
      stop();
      emit(how);
    },
  };
}
