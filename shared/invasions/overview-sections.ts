/**
 * Sections that summarise other sections. Little or no code carries their own number; the sections listed here have
 * the rest.
 */
export const overviewSections: Readonly<Record<string, readonly string[]>> = {
  'VI.B': ['IX.E', 'XIX.B', 'XXVII.A', 'XXVII.C'],
  'VI.C': ['X.C', 'XI.B', 'XI.G'],
  'VI.H': ['IX.C', 'IX.D', 'XIII.A', 'XIV.C', 'XV.A', 'XVIII.H', 'XXIV.B', 'XXIX.B'],
  'VI.I': ['XVIII.K', 'XX.G', 'XXIV.C', 'XXV.D', 'XXIX.B', 'XXIX.D', 'XXIX.G'],
  'VI.J': ['VI.G', 'VII.D', 'XIII.B', 'XIII.E', 'XIV.D', 'XIV.H', 'XV.B'],
  'VI.K': ['VI.G', 'VIII.B', 'XIV.E', 'XIV.J', 'XIV.K', 'XX.G'],
  'X.A': ['X.B', 'X.C', 'X.D'],
  'X.C': ['XI.B', 'XI.D', 'XI.E'],
  'XI.A': ['X.C', 'XI.C'],
  'XIII.A': ['XI.C', 'XIV.C', 'XIV.I', 'XXIV.D'],
  'XXI.A': ['XXI.C', 'XXI.E', 'XXI.F'],
  'XXVI.A': ['X.B', 'XXVI.B', 'XXX.B'],
  'XXX.F': ['XXVIII.A', 'XXVIII.B']
}
