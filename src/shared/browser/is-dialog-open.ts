/** Whether a dialog is above the page. One that stays mounted while it is closed is hidden. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([hidden])') !== null;
}
