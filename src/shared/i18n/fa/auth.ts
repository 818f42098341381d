/** The sign-in page. Only the main button repeats the heading, so that accessible names stay unique. */
export const auth = {
  mobile: 'شماره موبایل',
  mobileHint: 'مانند ۰۹۱۲۱۲۳۴۵۶۷',
  code: 'کد تأیید',
  password: 'گذرواژه',
  email: 'ایمیل',

  leads: {
    mobile:
      'شماره خود را بنویسید تا کد تأیید را با پیامک بفرستیم. اگر حساب ندارید، با همین کد ثبت‌نام می‌شوید.',
    code: 'کدی را بنویسید که با پیامک فرستادیم به',
    password: 'شماره موبایل و گذرواژه حساب خود را بنویسید.',
    reset: 'ایمیل حساب خود را بنویسید تا پیوند انتخاب گذرواژه تازه را بفرستیم.',
    resetSent: 'اگر حسابی با این ایمیل باشد، پیوند انتخاب گذرواژه تازه را گرفته است:',
  },

  submit: 'ورود',
  sendCode: 'دریافت کد',
  sendLink: 'فرستادن پیوند',
  resend: 'ارسال دوباره کد',
  resendIn: (time: string) => `ارسال دوباره تا ${time} دیگر`,
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
