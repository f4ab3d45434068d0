/** The app's own name, its one type of file (which game a file belongs to stands inside it), and where its data is. */
export const product = {
  name: 'Invasions',
  fileExtension: 'invasions',
  /** By which systems know the installed app. */
  appId: 'org.invasions.game',
  /** Who has made it. */
  maker: 'The Invasions project',
  /** The variable of the environment that names another folder for the campaigns. */
  dataFolderVariable: 'INVASIONS_DATA_DIR'
} as const
