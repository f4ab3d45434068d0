/** Prevents the browser from opening a file that is dropped outside the drop zone, which would leave the game. */
export function refuseStrayDrops(page: Window): void {
  for (const type of ['dragover', 'drop']) page.addEventListener(type, (event) => event.preventDefault())
}
