/**
 * A stub of the support chat, which the app shows in a sandboxed frame. It posts the number of unread
 * messages to the parent page; `?unread=2` sets the number.
 */
export const supportChatPage = `<!doctype html>
<html lang="fa" dir="rtl">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>پشتیبانی شنیدار</title>
  <style>
    :root { color-scheme: light dark; font: 16px/1.8 Vazirmatn, system-ui, sans-serif; }
    body { margin: 0; padding: 16px; }
    p { padding: 8px 16px; border: 1px solid; border-radius: 12px; inline-size: fit-content; }
    form { display: flex; gap: 8px; }
    input { flex: 1; }
    input, button { font: inherit; padding: 8px 12px; border-radius: 12px; border: 1px solid; }
  </style>
  <div id="messages" aria-live="polite"><p>سلام! چه کمکی از ما ساخته است؟</p></div>
  <form>
    <input aria-label="پیام شما" name="text" required autocomplete="off" />
    <button>فرستادن</button>
  </form>
  <script>
    const count = Number(new URLSearchParams(location.search).get('unread') ?? 0);
    const notifyParent = (unread) => parent.postMessage({ type: 'unread', count: unread }, '*');
    notifyParent(count);
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const message = document.createElement('p');
      message.textContent = event.target.text.value;
      document.getElementById('messages').append(message);
      event.target.reset();
      notifyParent(0);
    });
  </script>
</html>
`;
