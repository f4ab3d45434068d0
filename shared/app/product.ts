/** The app's own name and its one type of file; which game a file belongs to stands inside it. */
export const product = {
  name: 'Invasions',
  fileExtension: 'invasions',
  /** By which systems know the installed app. */
  appId: 'org.invasions.game',
  /** Who has made it. */
  maker: 'The Invasions project'
} as const
