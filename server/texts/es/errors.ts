import type { CodigoError } from '#contract/errores.ts'

/** The sentence a person reads for each error: what happened, and what to do next. */
export const ERROR_TEXTS: Record<CodigoError, string> = {
  datos_invalidos: 'Revisa los datos: hay algo que corregir.',
  json_invalido: 'No pudimos leer los datos enviados.',
  enlace_invalido: 'Este enlace ya no sirve. Pide uno nuevo.',
  enlace_usado: 'Este enlace ya se usó. Si fuiste tú, inicia sesión; si no, pide uno nuevo.',
  sin_sesion: 'Inicia sesión para continuar.',
  credenciales: 'El correo o la contraseña no son correctos.',
  limite_colas: 'Tu plan no permite más colas. Cambia de plan en Configuración para agregar otra.',
  limite_turnos: 'Hoy ya no se entregan más turnos en esta cola.',
  sin_verificar: 'Confirma tu correo antes de entrar: te enviamos un enlace.',
  prohibido: 'No tienes permiso para hacer esto.',
  contrasena_incorrecta: 'La contraseña no es correcta. Escríbela otra vez.',
  origen_ajeno: 'La petición viene de otro sitio y no se aceptó.',
  ruta_desconocida: 'Esta dirección no existe.',
  empresa_no_encontrada: 'No encontramos esa empresa.',
  cola_no_encontrada: 'No encontramos esa cola.',
  turno_no_encontrado: 'Turno no encontrado',
  sesion_no_encontrada: 'Esa sesión ya no está abierta.',
  metodo_no_permitido: 'Esta dirección no admite esa operación.',
  correo_en_uso: 'Ya hay una cuenta con ese correo. Inicia sesión o recupera tu contraseña.',
  cola_pausada: 'Esta cola está en pausa y no entrega turnos por ahora.',
  lista_desactualizada:
    'Alguien cambió las colas mientras tanto. Actualiza la página y vuelve a intentarlo.',
  categoria_con_turnos:
    'No se puede quitar una cola con turnos abiertos. Elimínala desde su botón de eliminar.',
  turno_no_en_atencion: 'Ese turno ya no está en atención.',
  turno_no_en_espera: 'Ese turno ya fue llamado o ya terminó.',
  deshacer_tarde: 'Ya no se puede deshacer: el turno o el puesto siguieron adelante.',
  restaurar_tarde: 'Ese turno ya no se puede restaurar: está abierto o es de otra jornada.',
  puesto_cambio:
    'El turno en atención en este puesto cambió mientras tanto. Revisa la pantalla y, si hace falta, vuelve a llamar.',
  plan_fijo: 'El plan de este servicio lo define quien lo administra.',
  cuerpo_grande: 'Los datos enviados son demasiado grandes.',
  tipo_no_admitido: 'Envía los datos como JSON.',
  clave_reutilizada: 'Esa clave de repetición ya se usó con otros datos.',
  demasiados_intentos: 'Demasiados intentos. Espera un momento y vuelve a probar.',
  error_interno: 'Algo falló de nuestro lado. Vuelve a intentarlo en un momento.',
  no_disponible: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos segundos.',
  sobrecarga: 'Hay mucha gente usando el servicio. Vuelve a intentarlo en unos segundos.',
}
