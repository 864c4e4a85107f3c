/** Returns one line for expected errors, and the stack for unexpected ones. */
export function explicar(error: NodeJS.ErrnoException): string {
  const { code = '', message } = error
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return 'No queda espacio en el disco.'
  if (code === 'EACCES' || code === 'EPERM') return `No hay permiso para usar ${error.path ?? message}.`
  if (code === 'SQLITE_CANTOPEN')
    return 'No se puede abrir el archivo de datos: revisa DATA_DIR y sus permisos.'
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') {
    return 'El archivo de datos está dañado. Restaura un respaldo.'
  }
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code)) {
    return `No se puede conectar con PostgreSQL: ${message || code}`
  }
  if (/^(28P01|28000|3D000)$/.test(code)) return `PostgreSQL no aceptó la conexión: ${message}`
  return `Falló: ${error.stack ?? error}`
}
