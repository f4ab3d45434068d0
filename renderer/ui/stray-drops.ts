/** A file dropped beside the place for it would make the browser leave the game and show the file. */
export function refuseStrayDrops(page: Window): void {
  for (const type of ['dragover', 'drop']) page.addEventListener(type, (event) => event.preventDefault())
}
