import type { Textos } from '../textos.ts'

export const privacidad: Textos['privacidad'] = {
  titulo: (empresa) => `Aviso de privacidad de ${empresa}`,
  version: (version, fecha) => `Versión ${version}, del ${fecha}`,
  responsable: 'Responsable de tus datos',
  contacto: 'Para ver, corregir o borrar tus datos',
  completo: 'Leer el aviso completo',
  actual: 'Ver la versión actual',
  volver: 'Volver',
}
