/** The sign-in page. Only the main button repeats the heading, so that accessible names stay unique. */
export const auth = {
  mobile: 'شماره موبایل',
  mobileHint: 'مانند ۰۹۱۲۱۲۳۴۵۶۷',
  code: 'کد تأیید',
  password: 'گذرواژه',
  email: 'ایمیل',

  leads: {
    mobile: 'کد تأیید را پیامک می‌کنیم. اگر هنوز حساب ندارید، با همان کد ساخته می‌شود.',
    code: 'کد را پیامک کردیم به',
    password: 'خوش برگشتید؛ کتاب‌هایتان منتظرند.',
    reset: 'گذرواژه تازه را از راه ایمیل حسابتان انتخاب می‌کنید.',
    resetSent: 'اگر حسابی با این ایمیل باشد، پیوند انتخاب گذرواژه تازه در راه است:',
  },

  submit: 'ورود',
  sendCode: 'دریافت کد',
  sendLink: 'فرستادن پیوند',
  resend: 'کد نرسید؟ دوباره بفرستید',
  resendIn: (time: string) => `کد نرسید؟ ${time} دیگر دوباره بفرستید`,
  changeNumber: 'تغییر شماره',
  withPassword: 'ادامه با گذرواژه',
  withCode: 'ثبت‌نام یا ادامه با کد تأیید',
  withGoogle: 'ادامه با گوگل',
  forgotten: 'گذرواژه را فراموش کرده‌ام',
  or: 'یا',

  mobileWrong: 'شماره موبایل را کامل بنویسید، مانند ۰۹۱۲۱۲۳۴۵۶۷.',
  codeWrong: 'کد تأیید ۵ رقم دارد.',
  codeRefused: 'این کد درست نیست یا زمان آن گذشته است. کد تازه‌ای بگیرید.',
  passwordMissing: 'گذرواژه را بنویسید.',
  emailWrong: 'ایمیل را کامل بنویسید، مانند name@example.com.',
} as const;
