/** The app's own name and its one type of file; which game a file belongs to stands inside it. */
export const product = { name: 'Invasions', fileExtension: 'invasions' } as const
