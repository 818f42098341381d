import { clients } from '@/shared/config/clients';

/** Shows the app as the chosen client; the choice stands in this page's address, so it can be shared. */
function start(picker: HTMLSelectElement, phone: HTMLIFrameElement): void {
  const address = new URL(window.location.href);
  const chosen = address.searchParams.get('client') ?? clients[0].name;
  for (const { name, id } of clients) {
    picker.add(new Option(`${name} (${id})`, name, false, name === chosen));
  }
  const show = () => {
    const client = clients.find(({ name }) => name === picker.value) ?? clients[0];
    phone.src = `/?clientId=${client.id}`;
    address.searchParams.set('client', client.name);
    window.history.replaceState(null, '', address);
  };
  picker.addEventListener('change', show);
  show();
}

const picker = document.querySelector<HTMLSelectElement>('#client');
const phone = document.querySelector<HTMLIFrameElement>('#phone');
if (picker && phone) start(picker, phone);
