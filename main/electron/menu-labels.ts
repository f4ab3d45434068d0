const en = {
  file: 'File',
  openFile: 'Import Campaign File…',
  edit: 'Edit',
  view: 'View',
  window: 'Window',
  help: 'Help',
  about: 'About',
  services: 'Services',
  hide: 'Hide',
  hideOthers: 'Hide Others',
  unhide: 'Show All',
  quit: 'Quit',
  close: 'Close Window',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  delete: 'Delete',
  selectAll: 'Select All',
  reload: 'Reload',
  actualSize: 'Actual Size',
  zoomIn: 'Larger Text',
  zoomOut: 'Smaller Text',
  fullScreen: 'Full Screen',
  developerTools: 'Developer Tools',
  minimize: 'Minimize',
  zoomWindow: 'Zoom',
  bringToFront: 'Bring All to Front',
  campaignFiles: 'Campaign files'
}

export type MenuLabels = Readonly<Record<keyof typeof en, string>>

const es: MenuLabels = {
  file: 'Archivo',
  openFile: 'Importar archivo de campaña…',
  edit: 'Edición',
  view: 'Ver',
  window: 'Ventana',
  help: 'Ayuda',
  about: 'Acerca de',
  services: 'Servicios',
  hide: 'Ocultar',
  hideOthers: 'Ocultar otros',
  unhide: 'Mostrar todo',
  quit: 'Salir',
  close: 'Cerrar ventana',
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  delete: 'Eliminar',
  selectAll: 'Seleccionar todo',
  reload: 'Recargar',
  actualSize: 'Tamaño real',
  zoomIn: 'Texto más grande',
  zoomOut: 'Texto más pequeño',
  fullScreen: 'Pantalla completa',
  developerTools: 'Herramientas de desarrollo',
  minimize: 'Minimizar',
  zoomWindow: 'Zoom',
  bringToFront: 'Traer todo al frente',
  campaignFiles: 'Archivos de campaña'
}

/** The labels for the first of the player's languages that we have; the page has its own, richer texts. */
export function menuLabels(languages: readonly string[]): MenuLabels {
  const known = languages.map((tag) => tag.split('-', 1)[0]).find((tag) => tag === 'en' || tag === 'es')
  return known === 'es' ? es : en
}
