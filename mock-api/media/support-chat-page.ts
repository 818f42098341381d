/**
 * A stub of the support chat, which the app shows in a sandboxed frame. It posts the number of unread messages to
 * the parent page: `?unread=2` sets it at the start. Two seconds after each message of the user an answer comes,
 * which is unread until the page is in sight. It stores nothing, and knows nothing of its user.
 */
export const supportChatPage = `<!doctype html>
<html lang="fa" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>پشتیبانی شنیدار</title>
    <style>
      :root {
        --ink: #1f1a14; --soft: #5f564b; --edge: #8a7f72; --ours: #e9e2d6; --theirs: #1f4e9c; --on-theirs: #fff;
        color-scheme: light dark;
        font: 1rem/1.8 Vazirmatn, system-ui, sans-serif;
      }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #f2ebe0; --soft: #b9afa2; --edge: #81776a; --ours: #352e27; --theirs: #9dbcf2; --on-theirs: #14120f; }
      }
      * { box-sizing: border-box; }
      html, body { block-size: 100%; margin: 0; }
      body { display: flex; flex-direction: column; color: var(--ink); }
      #messages { flex: 1; display: flex; flex-direction: column; gap: 8px; padding: 16px; overflow-y: auto; }
      p { max-inline-size: 85%; margin: 0; padding: 8px 16px; border-radius: 16px; overflow-wrap: anywhere; }
      p { align-self: flex-start; background: var(--ours); border-end-start-radius: 4px; }
      p.mine { align-self: flex-end; background: var(--theirs); color: var(--on-theirs); border-radius: 16px; border-end-end-radius: 4px; }
      form { display: flex; flex-wrap: wrap; gap: 8px; padding: 12px 16px 16px; }
      input, button { min-block-size: 44px; padding: 8px 16px; border: 1px solid var(--edge); border-radius: 12px; font: inherit; }
      input { flex: 1 1 160px; min-inline-size: 0; background: transparent; color: inherit; }
      button { border-color: var(--ink); background: transparent; color: inherit; cursor: pointer; }
      :focus-visible { outline: 2px solid var(--theirs); outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main id="messages" role="log" aria-label="پیام‌ها" tabindex="0"><p>سلام! چه کمکی از ما ساخته است؟</p></main>
    <form>
      <input aria-label="پیام شما" placeholder="پیام شما" name="text" required maxlength="500" autocomplete="off" />
      <button>فرستادن</button>
    </form>
    <script>
      const answerMs = 2000;
      const messages = document.getElementById('messages');
      let unread = Number(new URLSearchParams(location.search).get('unread') ?? 0);
      let isInSight = false;
      const notifyParent = () => parent.postMessage({ type: 'unread', count: unread }, '*');
      const add = (text, isMine) => {
        const message = document.createElement('p');
        message.textContent = text;
        if (isMine) message.className = 'mine';
        messages.append(message);
        message.scrollIntoView();
      };
      notifyParent();
      // A hidden frame does not intersect anything.
      new IntersectionObserver(([entry]) => {
        isInSight = entry.isIntersecting;
        if (!isInSight || unread === 0) return;
        unread = 0;
        notifyParent();
      }).observe(messages);
      document.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        add(event.target.text.value, true);
        event.target.reset();
        setTimeout(() => {
          add('پیام شما رسید. به‌زودی پاسخ می‌دهیم.', false);
          if (isInSight) return;
          unread += 1;
          notifyParent();
        }, answerMs);
      });
    </script>
  </body>
</html>
`;
